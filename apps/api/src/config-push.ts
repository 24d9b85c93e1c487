import { z } from 'zod';

const base64Url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    error: `must be ${bytes} bytes in base64url`,
  });

/** The key pair of Web Push (VAPID); without one the site makes its own. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: base64Url(65).optional(),
  VAPID_PRIVATE_KEY: base64Url(32).optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be an https or mailto address' })
    .optional(),
};

type PushSettings = z.infer<z.ZodObject<typeof pushSettings>> & { SUPPORT_EMAIL: string };

export function pushKeys(settings: PushSettings) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, SUPPORT_EMAIL } = settings;
  return {
    /** Whom a push service writes to when something is wrong. */
    subject: VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}`,
    keys:
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
        ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
        : undefined,
  };
}
