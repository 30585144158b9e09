/** Why bytes are no photo we keep: another format, damaged or far too many pixels; a film; too much work. */
export type PhotoFault = 'unreadable' | 'moving' | 'slow';

/** The bytes are no photo we accept. */
export class InvalidPhoto extends Error {
  override name = 'InvalidPhoto';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(`The bytes are no acceptable photo: ${fault}.`);
    this.fault = fault;
  }
}
