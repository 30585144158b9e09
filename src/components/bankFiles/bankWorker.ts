import { answerBankWorker, type BankWorkerTask } from './answerBankWorker.ts';

/** The first file of the worker in which a bank's file is read: nothing of it leaves this device. */
self.addEventListener('message', ({ data }: MessageEvent<BankWorkerTask>) => {
  void answerBankWorker(data, (said) => self.postMessage(said)).catch((error: unknown) => {
    // An error here reaches the code that started the worker, as one in a script does.
    setTimeout(() => {
      throw error;
    });
  });
});
