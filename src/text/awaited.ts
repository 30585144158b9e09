/** Whose word something waits for, as a sentence names them. */
export interface Awaited {
  who: string;
  /** More than one of them has to say it. */
  many: boolean;
}

export const confirm = ({ who, many }: Awaited) => `${who} ${many ? 'bevestigen' : 'bevestigt'}`;
