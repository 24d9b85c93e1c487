import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { z } from 'zod';
import { strictFailure } from '../answer-checks.ts';
import { documented, examplesIn, type OpenApiDocument } from './document-faults.ts';

/** Examples of the call that its own schemas would refuse, one sentence each. */
export function exampleFaults(document: OpenApiDocument, call: DescribedCall): string[] {
  const { operationId, parameters = [], requestBody, responses } = documented(document, call);
  const exampleIn = (place: string) =>
    textOf(parameters.filter((each) => each.in === place).map(({ name, example }) => [name, example]));
  const answers = examplesIn(responses['200']?.content?.['application/json']);
  const bodies = examplesIn(requestBody?.content['application/json']);

  return [
    ...answers.map((answer) => call.response && strictFailure(call.response, answer)),
    ...bodies.map((body) => refusalOf(call.body, body)),
    ...(call.sendsJson ? [] : bodies).map((body) =>
      refusalOf(call.body, textOf(Object.entries(body as object))),
    ),
    refusalOf(call.params, exampleIn('path')),
    refusalOf(call.query, exampleIn('query')),
  ].flatMap((fault) => (fault ? [`${operationId}: ${fault}`] : []));
}

function refusalOf(schema: z.ZodType | undefined, value: unknown): string | undefined {
  const error = schema?.safeParse(value).error;
  return error && z.prettifyError(error);
}

/** As a form or an address carries it. */
function textOf(fields: [string, unknown][]): Record<string, string> {
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
