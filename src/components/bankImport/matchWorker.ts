import { answerMatchWorker, type MatchTask } from './answerMatchWorker.ts';

/** The first file of the worker in which lines are matched: a year of a bank takes longer than a screen may stand still. */
self.addEventListener('message', ({ data }: MessageEvent<MatchTask>) => {
  void answerMatchWorker(data).then(
    (matched) => self.postMessage(matched),
    (error: unknown) => {
      // An error of ours is heard by whoever started the worker, as one in a script is.
      setTimeout(() => {
        throw error;
      });
    },
  );
});
