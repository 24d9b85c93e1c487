/** The rows of each table; fields are named like the columns, instants are ISO 8601. */
export interface WorldRows {
  player: {
    id: number;
    username: string;
    name: string;
    password_hash: string | null;
    account_type: AccountType;
    is_memorial: boolean;
    is_enabled: boolean;
    has_forums_right: boolean;
    bio: string;
    home_location: string;
    balance: number;
    birthday_month: number | null;
    birthday_day: number | null;
    created_at: string;
    last_active_at: string;
    deletion_date: string | null;
  };
  place: {
    id: number;
    name: string;
    category_id: number;
    city: string;
    lat: number;
    lng: number;
    radius: number;
    max_items: number;
    item_count: number;
    people_count: number;
    created_at: string;
  };
  place_visit: { place_id: number; player_id: number; visited_at: string };
  item_type_counter: { item_type_id: number; issued: number };
  item: {
    item_id: number;
    item_type_id: number;
    number: number;
    variant_id: number | null;
    location: string;
    is_locked: boolean;
    user_id: number | null;
    place_id: number | null;
    used_in_item_id: number | null;
    picked_up_at: string | null;
    created_at: string;
    changed_at: string;
    moves: number;
    hands: number;
  };
  item_status_count: { item_type_id: number; range_max: number; status: string; count: number };
  history: {
    history_id: number;
    item_id: number;
    type: string;
    created_at: string;
    user_id: number | null;
    place_id: number | null;
    primary_item_id: number;
    secondary_item_id: number | null;
    tertiary_item_id: number | null;
    gift_user_id: number | null;
    location: string | null;
    holder_id: number | null;
    /** As `bytea` is written: `\x` and hexadecimal digits. */
    digest: string;
  };
  item_travel: { item_id: number; item_type_id: number; metres: number; place_id: number };
  provenance_day: { day: string; root: string; items: number; steps: number; published_at: string };
  /** Bytes are written as PostgreSQL reads them, lists as its arrays. */
  luck_seed: { day: string; seed: string; digest: string };
  luck_options: { options_key: string; ids: string };
  luck_draw: {
    player_id: number;
    counter: number;
    day: string;
    action: string;
    created_at: string;
    item_ids: string;
    picks: string;
  };
  luck_counter: { player_id: number; last: number };
  location_day: { item_type_id: number; day: string; digits: number; location: string; by: number };
  location_count: { item_type_id: number; digits: number; location: string; count: number };
  player_day: { player_id: number; day: string; finds: number; trades: number; mixes: number };
  saved_span: {
    item_id: number;
    item_type_id: number;
    player_id: number;
    saved_at: string;
    ended_at: string | null;
  };
  game_day: { day: string; counts: string; value: number };
  market_listing: { item_id: number; seller_id: number; cost: number; listed_at: string };
  wishing_well: { item_id: number; wishes: number };
  set_completion: { player_id: number; set_id: number; number: number; completed_at: string };
  set_counter: { set_id: number; completed: number };
  player_counter: { player_id: number; counts: string; value: number };
  player_achievement: { player_id: number; achievement_id: number; awarded_at: string };
  unique_owner: { item_type_id: number; position: number; player_id: number | null };
  redeem_code: {
    code: string;
    item_type_id: number;
    redeemed_by: number | null;
    redeemed_at: string | null;
  };
  friendship: { player_id: number; friend_id: number; created_at: string };
  message: {
    message_id: number;
    sender_id: number;
    recipient_id: number;
    text: string;
    created_at: string;
  };
  conversation: { player_id: number; other_id: number; last_message_id: number; unread: number };
  forum: {
    id: number;
    title: string;
    subtitle: string;
    position: number;
    visible_to: Audience;
    threads_by: Audience;
    thread_count: number;
    post_count: number;
  };
  forum_thread: {
    id: number;
    forum_id: number;
    title: string;
    author_id: number;
    item_type_id: number | null;
    is_closed: boolean;
    post_count: number;
    latest_player_id: number;
    created_at: string;
    latest_at: string;
    latest_number: number;
  };
  forum_post: {
    id: number;
    thread_id: number;
    position: number;
    author_id: number;
    text: string;
    is_html: boolean;
    is_removed: boolean;
    quoted_post_id: number | null;
    created_at: string;
  };
  moderation_entry: {
    id: number;
    action: string;
    moderator_id: number;
    player_id: number;
    thread_id: number | null;
    post_id: number | null;
    rule: string;
    role: string;
    reason: string;
    undoes_id: number | null;
    created_at: string;
  };
  moderation_appeal: {
    appeal_id: number;
    entry_id: number;
    player_id: number;
    words: string;
    created_at: string;
    due_at: string;
    decided_at: string;
    decided_by: number;
    is_upheld: boolean;
    answer: string;
  };
}

export type AccountType = 'staff' | 'beekeeper' | 'player';
export type Audience = 'everyone' | 'keepers' | 'staff';

export type WorldTable = keyof WorldRows;

/** Batches of the history and of the tables of days take turns; those of any other table are consecutive. */
export type WorldBatch = {
  [Table in WorldTable]: { table: Table; rows: readonly WorldRows[Table][]; progress: Progress };
}[WorldTable];

export interface Progress {
  doing: string;
  done: number;
}
