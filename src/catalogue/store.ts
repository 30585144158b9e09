import { createNavigator } from '../app/navigation/navigator.ts';
import { createPorts } from '../app/ports.ts';
import { sampleSession } from '../app/sample/sampleSession.ts';
import { makeStore, type AppStore } from '../store/index.ts';
import { userApi } from '../store/modules/user/userApi.ts';
import { config } from '../test/config.ts';

/**
 * The answers of the API, by method and address: 'GET calendar'. Null is a failure of the server. A call that is not in it is
 * never answered, so that whoever asks goes on waiting.
 */
export type Answers = Readonly<Record<string, object | null>>;

/** The app's own store, whose network is what is given here: nothing leaves the page. */
export function catalogueStore(answers: Answers): AppStore {
  const session = sampleSession(() => undefined);
  const store = makeStore({
    ...createPorts(config, session, createNavigator(), { family: null, begun: null }),
    send: sendOf(answers),
    log: () => undefined,
  });
  if ('GET user' in answers) void store.dispatch(userApi.endpoints.getUser.initiate());
  return store;
}

const INTERNAL_SERVER_ERROR = 500;

const sendOf =
  (answers: Answers) =>
  ({ method, url }: Request): Promise<Response> => {
    const asked = `${method} ${url.slice(config.api.length + 1)}`;
    const answer = answers[asked];
    if (answer === undefined) return new Promise(() => undefined);
    return Promise.resolve(
      answer === null ? Response.json({ message: '' }, { status: INTERNAL_SERVER_ERROR }) : Response.json(answer),
    );
  };
