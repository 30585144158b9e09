import { html } from '../../identity/pages/html.ts';

/** The pages that search engines may read: the open ones. Everything else asks for a login, or is a link for one person. */
export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /oidc/\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** The open pages, as https://www.sitemaps.org describes them. @param paths of the pages */
export const sitemap = (publicUrl: string, paths: readonly string[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${paths.map((path) => html`<url><loc>${publicUrl}${path}</loc></url>`)}
    </urlset>`.markup;
