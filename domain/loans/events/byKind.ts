/** A value for each kind of these records, worked out from the record. */
export type ByKind<Event extends { kind: string }, Value> = {
  [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Value;
};

/** What a map over the kinds says of one record; a map that forgets a kind does not compile. */
export const byKind = <Event extends { kind: string }, Value>(event: Event, map: ByKind<Event, Value>): Value =>
  // The function under the kind of an event takes events of that kind.
  (map[event.kind as Event['kind']] as (event: Event) => Value)(event);
