import type { Session } from '../session/session.ts';

/** The session of the sample: nobody logs in, and whoever asks for a login or logs out leaves by these addresses. */
export const sampleSession = (leave: (path: string) => void): Session => {
  const leaveFor = (path: string) => () => {
    leave(path);
    return Promise.resolve();
  };
  return {
    manager: () => Promise.reject(new Error('The sample has no login.')),
    signIn: leaveFor('/register'),
    signInInPlace: leaveFor('/register'),
    accessToken: () => Promise.resolve(null),
    renewToken: () => Promise.resolve(),
    signOut: leaveFor('/welkom'),
    farewell: () => Promise.resolve('ended'),
  };
};
