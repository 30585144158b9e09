/** The people something waits for, as named in a sentence. */
export interface Awaited {
  who: string;
  /** More than one of them has to answer. */
  many: boolean;
}

export const confirm = ({ who, many }: Awaited) => `${who} ${many ? 'bevestigen' : 'bevestigt'}`;
