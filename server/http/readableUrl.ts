/**
 * The address as the router can read it: a percent sign that encodes nothing is taken literally, so that such an
 * address is a missing page, and no refusal of the router itself.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
