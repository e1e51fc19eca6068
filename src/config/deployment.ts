/** What each build writes about itself, below the site's own folder: `{ "builtAt": ISO time, "posts": number }`. */
export const BUILD_FILE = 'build.json'

/**
 * Hosts whose deploy hooks the desk may call, and where each shows what it builds. The content security policy names the
 * addresses, and so does the check of `desk_settings`.
 */
export const DEPLOY_HOSTS = [
  { name: 'Vercel', hook: 'https://api.vercel.com', builds: 'https://vercel.com/dashboard' },
  { name: 'Netlify', hook: 'https://api.netlify.com', builds: 'https://app.netlify.com' },
  { name: 'Cloudflare', hook: 'https://api.cloudflare.com', builds: 'https://dash.cloudflare.com' },
] as const
