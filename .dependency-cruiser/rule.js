// The import rule of the house: each line names the rooms that may not be entered, and why.
const ground = '^src/(config|lib|styles|assets)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'ground-knows-only-itself',
      comment: 'config, lib, styles and assets import only one another.',
      severity: 'error',
      from: { path: ground },
      to: { path: '^(src|backend|scripts)/', pathNot: ground },
    },
    {
      name: 'first-floor-rooms-are-apart',
      comment:
        'content, data, stores, motion and ui import the ground and their own folder, never one another.',
      severity: 'error',
      from: { path: '^src/(content|data|stores|motion|ui)/' },
      to: { path: '^src/', pathNot: [ground, '^src/$1/'] },
    },
    {
      name: 'collections-know-data',
      comment: 'collections import the ground and data.',
      severity: 'error',
      from: { path: '^src/collections/' },
      to: { path: '^src/', pathNot: [ground, '^src/(data|collections)/'] },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature never imports another feature: a slot joins two of them in a page or layout.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-stay-below-pages',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'pages-stay-below-app',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app/|main\\.tsx$)' },
      to: { path: '^src/app/' },
    },
    {
      name: 'admin-only-by-lazy-pages',
      comment: 'Admin code is reached from admin pages alone, so visitors never load it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/admin/|features/collection-admin/)' },
      to: { path: '^src/features/collection-admin/' },
    },
    {
      name: 'gsap-in-motion-only',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/motion/', '\\.motion\\.ts$'] },
      to: { path: 'node_modules/(gsap|@gsap|lenis|@studio-freight)' },
    },
    {
      name: 'supabase-in-data-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/data/' },
      to: { path: 'node_modules/@supabase' },
    },
    {
      name: 'site-knows-no-backend',
      comment: 'The embedded backend mounts into the Vite server and never enters the bundle.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(backend|scripts|tests|e2e|bench)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css)(\\?|$)|\\?(url|raw|worker)$' },
    babelConfig: { fileName: '.dependency-cruiser/babel.cjs' },
    webpackConfig: { fileName: '.dependency-cruiser/resolve.cjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    tsPreCompilationDeps: false,
  },
}
