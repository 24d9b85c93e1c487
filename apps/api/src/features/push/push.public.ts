export { listDevices } from './devices.queries.ts';
export { createPushIdentity } from './push-identity.ts';
export { type PushServices, sendPush } from './send-push.ts';
