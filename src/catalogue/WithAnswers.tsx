import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { catalogueStore, type Answers } from './store.ts';

/** Gives a component that asks the API itself a store of its own, with these answers. */
export function WithAnswers({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [store] = useState(() => catalogueStore(answers));
  return <Provider store={store}>{children}</Provider>;
}
