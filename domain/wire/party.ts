/** One party as an answer shows it. */
export interface Party {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
}
