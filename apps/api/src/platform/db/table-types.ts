// biome-ignore-all lint/style/noExcessiveLinesPerFile: one file, because a tool writes it and nobody reads it through.
// Written by `npm run db:types` from the migrated database; not edited by hand.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export interface Tables {
  achievement: Achievement;
  application_key: ApplicationKey;
  application_key_use: ApplicationKeyUse;
  blog_post: BlogPost;
  category: Category;
  category_group: CategoryGroup;
  code_attempt: CodeAttempt;
  container_content: ContainerContent;
  conversation: Conversation;
  forage_category: ForageCategory;
  formula: Formula;
  forum: Forum;
  forum_post: ForumPost;
  forum_submission: ForumSubmission;
  forum_thread: ForumThread;
  forum_thread_run: ForumThreadRun;
  friendship: Friendship;
  generation: Generation;
  history: History;
  idempotency_key: IdempotencyKey;
  item: Item;
  item_set: ItemSet;
  item_status_count: ItemStatusCount;
  item_type: ItemType;
  item_type_counter: ItemTypeCounter;
  known_network: KnownNetwork;
  login_queue: LoginQueue;
  market_listing: MarketListing;
  message: Message;
  mix_exception: MixException;
  moderation_entry: ModerationEntry;
  place: Place;
  place_visit: PlaceVisit;
  player: Player;
  player_achievement: PlayerAchievement;
  player_counter: PlayerCounter;
  recovery_code: RecoveryCode;
  redeem_code: RedeemCode;
  second_factor: SecondFactor;
  session: Session;
  set_completion: SetCompletion;
  set_counter: SetCounter;
  store: Store;
  store_item: StoreItem;
  subset: Subset;
  tally: Tally;
  unique_owner: UniqueOwner;
  used_exception: UsedException;
  variant: Variant;
  wishing_well: WishingWell;
  world: World;
}

interface Achievement {
  id: number;
  slug: string;
  name: string;
  description: string;
  description_earned: string;
  icon: string;
  hue: number;
  counts: string;
  target: number;
}

interface ApplicationKey {
  key_digest: Buffer;
  name: string;
  player_id: number | null;
  created_at: GeneratedInstant;
  revoked_at: Instant | null;
  id: Generated<number>;
  ending: Generated<string>;
}

interface ApplicationKeyUse {
  key_id: number;
  day: string;
  calls: number;
}

interface BlogPost {
  id: number;
  slug: string;
  title: string;
  summary: string;
  body: string[];
  icon: string;
  published_at: Instant;
}

interface Category {
  id: number;
  slug: string;
  group_slug: string;
  name: string;
  icon: string;
  includes: string[];
  excludes: string[];
  subcategories: string[];
}

interface CategoryGroup {
  slug: string;
  position: number;
  name: string;
  description: string;
  icon: string;
}

interface CodeAttempt {
  attempt_id: Generated<number>;
  player_id: number;
  tried_at: Instant;
}

interface ContainerContent {
  container_id: number;
  item_type_id: number;
}

interface Conversation {
  player_id: number;
  other_id: number;
  last_message_id: number;
  unread: Generated<number>;
}

interface ForageCategory {
  item_type_id: number;
  category_id: number;
}

interface Formula {
  item_type_id: number;
  position: number;
  first_component_id: number;
  second_component_id: number;
}

interface Forum {
  id: number;
  title: string;
  subtitle: string;
  position: number;
  visible_to: string;
  threads_by: string;
  thread_count: Generated<number>;
  post_count: Generated<number>;
}

interface ForumPost {
  id: Generated<number>;
  thread_id: number;
  position: number;
  author_id: number;
  text: string;
  is_html: Generated<boolean>;
  quoted_post_id: number | null;
  created_at: Instant;
  is_removed: Generated<boolean>;
}

interface ForumSubmission {
  player_id: number;
  key: string;
  thread_id: number;
  post_id: number;
  created_at: Instant;
}

interface ForumThread {
  id: Generated<number>;
  forum_id: number;
  title: string;
  author_id: number;
  item_type_id: number | null;
  is_closed: Generated<boolean>;
  post_count: Generated<number>;
  latest_player_id: number;
  created_at: Instant;
  latest_at: Instant;
  latest_number: number;
}

interface ForumThreadRun {
  forum_id: number;
  run: number;
  thread_count: number;
}

interface Friendship {
  player_id: number;
  friend_id: number;
  created_at: Instant;
}

interface Generation {
  gen_id: number;
  primary_set_id: number;
  secondary_set_id: number | null;
}

interface History {
  history_id: Generated<number>;
  item_id: number;
  type: string;
  created_at: Instant;
  user_id: number | null;
  place_id: number | null;
  primary_item_id: number;
  secondary_item_id: number | null;
  tertiary_item_id: number | null;
  gift_user_id: number | null;
}

interface IdempotencyKey {
  player_id: number;
  key: string;
  request_digest: Buffer;
  attempt: string;
  started_at: Instant;
  expires_at: Instant;
  response: string | null;
}

interface Item {
  item_id: Generated<number>;
  item_type_id: number;
  number: number;
  variant_id: number | null;
  location: string;
  is_locked: Generated<boolean>;
  user_id: number | null;
  place_id: number | null;
  used_in_item_id: number | null;
  picked_up_at: Instant | null;
  created_at: Instant;
  changed_at: Instant;
}

interface ItemSet {
  id: number;
  gen_id: number;
  name: string;
  description: string;
  hue: number;
  icon: string;
  designer: string | null;
  created_at: Instant;
}

interface ItemStatusCount {
  item_type_id: number;
  range_max: number;
  status: string;
  count: number;
}

interface ItemType {
  id: number;
  set_id: number;
  subset_id: number | null;
  name: string;
  description: string;
  kind: string;
  role: string | null;
  icon: string | null;
  accent: string | null;
  designer: string | null;
  released_at: Instant | null;
  market_buy_now: boolean;
  store_cost: number | null;
  locations: string[];
  works_with_wand: boolean;
  is_retired: boolean;
  is_one_of_a_kind: boolean;
  perfume_message: string | null;
  aftershave_message: string | null;
}

interface ItemTypeCounter {
  item_type_id: number;
  issued: Generated<number>;
}

interface KnownNetwork {
  player_id: number;
  mark: number;
  last_login_at: Instant;
}

interface LoginQueue {
  bucket: Buffer;
  attempts: number;
  starts_at: Instant;
}

interface MarketListing {
  item_id: number;
  seller_id: number;
  cost: number;
  listed_at: Instant;
}

interface Message {
  message_id: Generated<number>;
  sender_id: number;
  recipient_id: number;
  text: string;
  created_at: Instant;
  client_key: string | null;
}

interface MixException {
  item_type_id: number;
  component_ids: number[];
  explanation: string;
}

interface ModerationEntry {
  id: Generated<number>;
  action: string;
  moderator_id: number;
  player_id: number;
  thread_id: number | null;
  post_id: number | null;
  reason: string;
  created_at: Instant;
}

interface Place {
  id: Generated<number>;
  name: string;
  category_id: number;
  city: string;
  lat: number;
  lng: number;
  radius: Generated<number>;
  max_items: Generated<number>;
  item_count: Generated<number>;
  people_count: Generated<number>;
  created_at: Instant;
}

interface PlaceVisit {
  place_id: number;
  player_id: number;
  visited_at: Instant;
}

interface Player {
  id: Generated<number>;
  username: string;
  name: string;
  password_hash: string | null;
  account_type: Generated<string>;
  is_memorial: Generated<boolean>;
  is_enabled: Generated<boolean>;
  has_forums_right: Generated<boolean>;
  bio: Generated<string>;
  home_location: Generated<string>;
  balance: Generated<number>;
  birthday_month: number | null;
  birthday_day: number | null;
  created_at: GeneratedInstant;
  last_active_at: GeneratedInstant;
  deletion_date: Instant | null;
}

interface PlayerAchievement {
  player_id: number;
  achievement_id: number;
  awarded_at: Instant;
}

interface PlayerCounter {
  player_id: number;
  counts: string;
  value: Generated<number>;
}

interface RecoveryCode {
  player_id: number;
  code_digest: Buffer;
  used_at: Instant | null;
}

interface RedeemCode {
  code: string;
  item_type_id: number;
  redeemed_by: number | null;
  redeemed_at: Instant | null;
}

interface SecondFactor {
  player_id: number;
  secret: Buffer;
  created_at: Instant;
  confirmed_at: Instant | null;
  last_step: Generated<number>;
}

interface Session {
  token_digest: Buffer;
  player_id: number;
  created_at: GeneratedInstant;
  expires_at: Instant;
  id: Generated<number>;
  device: Generated<string>;
  last_used_at: GeneratedInstant;
  page_digest: Buffer | null;
}

interface SetCompletion {
  player_id: number;
  set_id: number;
  number: number;
  completed_at: Instant;
}

interface SetCounter {
  set_id: number;
  completed: Generated<number>;
}

interface Store {
  id: number;
  slug: string;
  name: string;
  description: string;
  icon: string;
  hue: number;
}

interface StoreItem {
  store_id: number;
  item_type_id: number;
}

interface Subset {
  set_id: number;
  subset_id: number;
  name: string;
  description: string;
  hue: number;
  icon: string;
  created_at: Instant;
}

interface Tally {
  bucket: Buffer;
  count: number;
  until: Instant;
}

interface UniqueOwner {
  item_type_id: number;
  position: number;
  player_id: number | null;
}

interface UsedException {
  item_type_id: number;
  explanation: string;
}

interface Variant {
  item_type_id: number;
  variant_id: number;
  name: string;
  hue: number;
}

interface WishingWell {
  item_id: number;
  wishes: Generated<number>;
}

interface World {
  is_only: Generated<boolean>;
  kind: string;
  seed: number | null;
  fingerprint: string;
  loaded_at: Instant | null;
}
