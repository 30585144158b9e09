import { answerMatchWorker, type MatchTask } from './answerMatchWorker.ts';

/** The first file of the worker in which lines are matched: a year of bank lines takes longer than a screen may freeze. */
self.addEventListener('message', ({ data }: MessageEvent<MatchTask>) => {
  void answerMatchWorker(data).then(
    (matched) => self.postMessage(matched),
    (error: unknown) => {
      // An error here reaches the code that started the worker, as one in a script does.
      setTimeout(() => {
        throw error;
      });
    },
  );
});
