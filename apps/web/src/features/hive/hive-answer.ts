import type { readHive } from '@wallabee/contract/hive/hive';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';

export type HiveAnswer = ResponseOf<typeof readHive>;
