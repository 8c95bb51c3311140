import type { api } from '#contract/api.ts';
import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';

/** What tests know of the API while they are compiled: which call a method and a path are, and what it answers. */
type Tables = typeof api;
type EveryEndpoint = { [F in keyof Tables]: Tables[F][keyof Tables[F]] }[keyof Tables];

export type Method = Endpoint['method'];

/** The calls of one method by their paths, without the first stroke. */
type CallsOf<M> = {
  [E in EveryEndpoint as E['method'] extends M
    ? E['path'] extends `/${infer Path}`
      ? Path
      : never
    : never]: E;
};

/** A segment of which the whole is written in the test: `users`, not `${id}`. */
type IsWritten<Segment extends string> = Record<never, never> extends Record<Segment, 1> ? false : true;

/** The calls that are left, by the rest of their paths, once a path goes on below this segment. */
type BelowWritten<Calls, Segment extends string> = {
  [Path in keyof Calls as Path extends `${Segment}/${infer Rest}` ? Rest : never]: Calls[Path];
};
type BelowNamed<Calls> = {
  [Path in keyof Calls as Path extends `{${infer Name}}/${infer Rest}`
    ? Name extends `${string}/${string}`
      ? never
      : Rest
    : never]: Calls[Path];
};

/** A segment of the contract as what may be written there: `{token}.ics` is any text and `.ics`. */
type Written<Segment extends string> = Segment extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Written<After>}`
  : Segment;

/** `{id}`, and nothing around it. */
type IsName<Path> = Path extends `{${infer Name}}`
  ? Name extends `${string}}${string}`
    ? false
    : true
  : false;

type Ends<Calls, Segment extends string> = {
  [Path in keyof Calls]: Path extends `${string}/${string}`
    ? never
    : IsName<Path> extends true
      ? never
      : Path extends `${string}{${string}`
        ? Segment extends Written<Path>
          ? Calls[Path]
          : never
        : // `insights${query}`: what is glued to a segment is a query.
          Segment extends `${Path & string}${infer Query}`
          ? string extends Query
            ? Calls[Path]
            : never
          : never;
}[keyof Calls];

type EndsNamed<Calls> = {
  [Path in keyof Calls]: IsName<Path> extends true
    ? Path extends `${string}/${string}`
      ? never
      : Calls[Path]
    : never;
}[keyof Calls];

type Or<First, Second> = [First] extends [never] ? Second : First;

type FindLast<Calls, Segment extends string> = Segment extends keyof Calls
  ? Calls[Segment]
  : Or<Ends<Calls, Segment>, EndsNamed<Calls>>;

/** Segment by segment, as the server's router goes: what is written before what is only named. */
type Find<Calls, Path extends string> = [keyof Calls] extends [never]
  ? never
  : Path extends `${infer Segment}/${infer Rest}`
    ? IsWritten<Segment> extends true
      ? Or<Find<BelowWritten<Calls, Segment>, Rest>, Find<BelowNamed<Calls>, Rest>>
      : Find<BelowNamed<Calls>, Rest>
    : FindLast<Calls, Path>;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** The entry of the contract that answers; none where nothing does. */
export type EndpointAt<M extends string, Path extends string> = M extends Method
  ? WithoutQuery<Path> extends `/${infer Below}`
    ? Find<CallsOf<M>, Below>
    : never
  : never;

/**
 * The path itself where the contract knows it, else a sentence that no path is. Who asks on purpose for what nobody
 * knows says so: `callAnything`.
 */
export type KnownPath<M extends string, Path extends string> = KnownBelow<'', M, Path>;

/** The same for helpers that put what all their calls have in common before the path. */
export type KnownBelow<Base extends string, M extends string, Path extends string> = Path extends unknown
  ? [EndpointAt<M, `${Base}${Path}`>] extends [never]
    ? `The contract knows no call ${M} ${Base}${Path}.`
    : Path
  : never;

/** What a refusal says. A test looks at the status first: what is then missing is missed when it runs. */
export type Refusal = Required<ErrorBody>;

type KeyOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;
type ValueOf<Kinds, Key> = Kinds extends unknown ? (Key extends keyof Kinds ? Kinds[Key] : never) : never;

/** Of an answer of several kinds, what any of them says: which it is shows when the test runs. */
type OfAnyKind<Kinds> = [KeyOf<Kinds>] extends [keyof Kinds]
  ? Kinds
  : { readonly [Key in KeyOf<Kinds>]: ValueOf<Kinds, Key> };

/** A file and a stream have no JSON, and null says nothing. */
type Said<E extends Endpoint> = E extends
  | { readonly file: object }
  | { readonly namedFile: object }
  | { readonly refetched: object }
  | { readonly stream: object }
  ? never
  : NonNullable<EndpointAnswer<E>>;

type JsonOf<Good> = [Good] extends [never] ? Refusal : OfAnyKind<Good> & Refusal;

/** What an answer may say, good or refused. */
export type JsonAt<M extends string, Path extends string> = JsonOf<Said<EndpointAt<M, Path>>>;
