/** What the caller got wrong, in the words of the answer. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly statusCode = 400;
}
