/**
 * File with information about the build: `{ "builtAt": ISO time, "posts": number, "media": figures }`. `media` counts the copies of
 * pictures; it is null if the build made none.
 */
export const BUILD_FILE = 'build.json'

/**
 * Hosts whose deploy hooks the admin may call, with the URL of their list of builds. The content security policy and the
 * check constraint of `desk_settings` allow the same hosts.
 */
export const DEPLOY_HOSTS = [
  { name: 'Vercel', hook: 'https://api.vercel.com', builds: 'https://vercel.com/dashboard' },
  { name: 'Netlify', hook: 'https://api.netlify.com', builds: 'https://app.netlify.com' },
  { name: 'Cloudflare', hook: 'https://api.cloudflare.com', builds: 'https://dash.cloudflare.com' },
] as const
