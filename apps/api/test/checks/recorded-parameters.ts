/** What calls are recorded with, where the examples of their parameters name nothing of the small world. */
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

/** Their answers have secrets, are whole files, or describe this document. */
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
