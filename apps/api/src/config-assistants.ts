import { z } from 'zod';

export const AssistantEnvironment = z.object({
  WALLABEE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000/api'),
  WALLABEE_API_KEY: z.string().default('demo-key'),
  WALLABEE_TOKEN: z.string().optional(),
  WALLABEE_ACCESS_TOKEN: z.string().optional(),
});
export type AssistantConfig = z.infer<typeof AssistantEnvironment>;
