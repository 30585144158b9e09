/**
 * Why an upload is not accepted: another format, damaged or far too many pixels; an animation; too much work; a PDF with
 * a password; one with too many pages.
 */
export type PhotoFault = 'unreadable' | 'moving' | 'slow' | 'locked' | 'long';

/** The upload is not acceptable. */
export class InvalidPhoto extends Error {
  override name = 'InvalidPhoto';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(`The bytes are no acceptable photo: ${fault}.`);
    this.fault = fault;
  }
}
