/**
 * The address as the router can read it: a percent sign that stands for no letter is a sign like any other, so that such an address is
 * a page that is not there, and no refusal of the router itself.
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
