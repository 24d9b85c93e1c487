import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import { type ApiFailure, type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { z } from 'zod';
import { type Arguments, readInput } from './tool-input.ts';
import { inputSchemaOf, outputSchemaOf } from './tool-schemas.ts';

export interface Tool {
  listed: ListedTool;
  call(callApi: CallApi, given: Arguments): Promise<CallToolResult>;
}

interface ToolOptions<E extends Endpoint, Answer> {
  name: string;
  title: string;
  description: string;
  endpoint: E;
  fields: Readonly<Record<string, z.ZodType>>;
  /** Structured content must be an object, so the list of a call is wrapped in one. */
  toAnswer: (response: ResponseOf<E>) => Answer;
  /** Sums the answer up in a sentence. */
  say: (answer: Answer) => string;
}

/** A tool makes one call of the API that reads, and returns its answer. */
export function defineTool<E extends Endpoint, Answer extends object>(options: ToolOptions<E, Answer>): Tool {
  const { endpoint, toAnswer, say } = options;
  return {
    listed: listingOf(options),
    async call(callApi, given) {
      const read = readInput(endpoint, given);
      if ('fault' in read) return toFailure(read.fault);
      try {
        const answer = toAnswer(await (callApi as Call<E>)(endpoint, read.input));
        return toResult(answer, say(answer));
      } catch (failure) {
        if (isApiFailure(failure)) return toFailure(inWords(failure));
        throw failure;
      }
    },
  };
}

/** `readInput` has checked the input against the endpoint. */
type Call<E extends Endpoint> = (endpoint: E, input: object) => Promise<ResponseOf<E>>;

function listingOf<E extends Endpoint, A>({
  name,
  title,
  description,
  ...tool
}: ToolOptions<E, A>): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: inputSchemaOf(tool.endpoint),
    outputSchema: outputSchemaOf(tool.fields),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

/** Some clients pass only text to the model, so the answer is also sent as text after the sentence. */
function toResult(answer: object, sentence: string): CallToolResult {
  return {
    content: [
      { type: 'text', text: sentence },
      { type: 'text', text: JSON.stringify(answer) },
    ],
    structuredContent: answer as Record<string, unknown>,
  };
}

function toFailure(sentence: string): CallToolResult {
  return { content: [{ type: 'text', text: sentence }], isError: true };
}

function inWords({ problem }: ApiFailure): string {
  return problem.code === 'login_required' ? `${problem.error} ${HOW_TO_LOG_IN}` : problem.error;
}

const HOW_TO_LOG_IN =
  'Connect with the access token of an app that the player has allowed to read, or with the player’s own token.';
