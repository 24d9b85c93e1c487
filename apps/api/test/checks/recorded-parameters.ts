/** Parameters for calls whose documented examples do not exist in the small world. */
export const RECORDED_PARAMETERS: Readonly<Record<string, readonly Parameters[]>> = {
  answerItemTypes: [{ itemTypeIds: [109] }, { itemTypeIds: [11, 553] }],
  answerItemTypesByOldName: [{ itemTypeIds: [109] }, { itemTypeIds: [11, 553] }],
  browseSets: [{}, { gen_id: 1 }],
  checkFriendship: [{ playerId: 1, otherId: 2 }],
  findPlayers: [{ name: 'demo' }],
  listFriendsInCommon: [{ player: 'demofriend' }],
  listRelatedThreads: [{ item: 109 }],
  listSubsets: [{ setId: 25 }],
  readBlogPost: [{ slug: 'the-hats-have-been-counted' }],
  readPlan: [{ set: 1 }],
  readSubset: [{ setId: 25, subsetId: 1 }],
  search: [{ q: 'set:"before the shutters go up" number<10' }],
  searchForums: [{ q: 'hat' }],
  suggest: [{ q: 'yeti' }],
};

type Parameters = Readonly<Record<string, unknown>>;

/** Calls whose answers contain secrets, are whole files, or are the OpenAPI document itself. */
export const NOT_RECORDED = new Set([
  'downloadCatalogue',
  'listApplicationKeys',
  'listApps',
  'listDeliveries',
  'listOwnSessions',
  'listWebhooks',
  'readApiDescription',
  'readBellSettings',
  'readConsent',
  'readOwnLists',
  'readReference',
  'readSecondFactor',
]);
