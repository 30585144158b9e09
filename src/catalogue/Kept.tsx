import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  /** As it stands when the page opens. */
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control outside a form, so that it can be tried. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
