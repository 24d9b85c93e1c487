import type { Endpoint } from './endpoint.ts';

declare const endpointOf: unique symbol;

/**
 * An endpoint without its schemas, so that the browser can make the call without loading zod. The type carries the
 * endpoint, from which the compiler infers what the call takes and answers.
 */
export interface Call<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly sendsJson?: E['sendsJson'];
  readonly canWait?: E['canWait'];
  readonly [endpointOf]: E;
}

type Address = Pick<Endpoint, 'method' | 'path' | 'sendsJson' | 'canWait'>;

/** The calls of a feature: its addresses, each with the type of the endpoint of the same name. */
export type Calls<
  Addresses extends Record<keyof Addresses, Address>,
  Endpoints extends { [Name in keyof Addresses]: Endpoint & Addresses[Name] },
> = { readonly [Name in keyof Addresses]: Call<Endpoints[Name]> };
