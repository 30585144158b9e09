/** A value for each kind of these records, calculated from the record. */
export type ByKind<Event extends { kind: string }, Value> = {
  [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Value;
};

/** The value from a map over the kinds for one record; a map that misses a kind does not compile. */
export const byKind = <Event extends { kind: string }, Value>(event: Event, map: ByKind<Event, Value>): Value =>
  // The function under the kind of an event takes events of that kind.
  (map[event.kind as Event['kind']] as (event: Event) => Value)(event);
