/**
 * Why bytes are no picture or paper we keep: another format, damaged or far too many pixels; a film; too much work; a PDF
 * with a password; one with too many pages.
 */
export type PhotoFault = 'unreadable' | 'moving' | 'slow' | 'locked' | 'long';

/** The bytes are nothing we accept. */
export class InvalidPhoto extends Error {
  override name = 'InvalidPhoto';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(`The bytes are no acceptable photo: ${fault}.`);
    this.fault = fault;
  }
}
