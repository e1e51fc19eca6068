// The import rule: one entry for each boundary between folders, with its reason.
const foundation = '^src/(config|lib|messages|styles|assets)/'
/** Parts of pages that several features use; nothing here knows a single collection. */
const sharedFeatures = 'richText|sharedElement|list|detail'

/** Layers of the shared features, written like those of src/admin below. */
const sharedFeatureRules = ['richText|sharedElement', 'list', 'detail'].map((folders, layer, layers) => ({
  name: `shared-${folders.replaceAll('|', '-')}`,
  severity: 'error',
  from: { path: `^src/features/(${folders})/` },
  to: { path: '^src/features/', pathNot: `^src/features/(${['$1', ...layers.slice(0, layer)].join('|')})/` },
}))

/** Folders of src/admin from the lowest to the highest layer. Folders of one entry never import each other. */
const adminLayers = [
  'language',
  'components',
  'connection',
  'upload|schedule|rebuild',
  'list',
  'editor',
  'trash|versions|share|received|episodes|inquiries|commissions',
  'chapters',
  'dashboard',
  'shell',
  'pages',
  'routes',
]
const adminRules = adminLayers.map((folders, layer) => ({
  name: `admin-${folders.replaceAll('|', '-')}`,
  comment: `src/admin/${folders.replaceAll('|', ', ')} may import: ${adminLayers.slice(0, layer).join(', ') || 'no other admin folder'}.`,
  severity: 'error',
  from: { path: `^src/admin/(${folders})/` },
  to: { path: '^src/admin/', pathNot: `^src/admin/(${['$1', ...adminLayers.slice(0, layer)].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'foundation-imports-only-itself',
      comment: 'config, lib, messages, styles and assets import only each other.',
      severity: 'error',
      from: { path: foundation },
      to: { path: '^(src|backend|scripts)/', pathNot: foundation },
    },
    {
      name: 'base-modules-are-separate',
      comment:
        'content, supabase, stores, motion and ui import the foundation and their own folder, never each other.',
      severity: 'error',
      from: { path: '^src/(content|supabase|stores|motion|ui)/' },
      to: { path: '^src/', pathNot: [foundation, '^src/$1/'] },
    },
    {
      name: 'service-worker-imports-foundation',
      comment: 'The service worker runs without a page: it imports only the foundation.',
      severity: 'error',
      from: { path: '^src/offline/' },
      to: { path: '^src/', pathNot: [foundation, '^src/offline/'] },
    },
    {
      name: 'service-worker-stays-out-of-pages',
      comment: 'Pages import only the messages of the service worker.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/offline/' },
      to: { path: '^src/offline/(?!messages)' },
    },
    {
      name: 'posts-import-supabase-and-content',
      comment:
        'posts import the foundation, supabase, and from content the registries of galleries, series and novels, which pages are public, the languages, and the rights. Other texts and pictures stay out.',
      severity: 'error',
      from: { path: '^src/posts/' },
      to: {
        path: '^src/',
        pathNot: [
          foundation,
          '^src/(supabase|posts)/',
          '^src/content/(gallery|(series|novels)/index|pages|novelHref|rights|types|languages)',
        ],
      },
    },
    {
      name: 'inquiries-import-posts',
      comment:
        'inquiries import the foundation, supabase, posts, and from content which pages are public, the registries of series and novels, and pictures of pages.',
      severity: 'error',
      from: { path: '^src/inquiries/' },
      to: {
        path: '^src/',
        pathNot: [
          foundation,
          '^src/(supabase|posts|inquiries)/',
          '^src/content/(pages|pagePictures|(series|novels)/index)',
        ],
      },
    },
    {
      name: 'cards-import-posts-and-content',
      comment: 'The social cards of posts, which the build renders and the admin previews.',
      severity: 'error',
      from: { path: '^src/cards/' },
      to: { path: '^src/', pathNot: [foundation, '^src/(supabase|content|posts|cards)/'] },
    },
    {
      name: 'features-are-separate',
      comment: `A feature imports no other feature except ${sharedFeatures.replaceAll('|', ', ')}. Pages and layouts join two of them.`,
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: `^src/features/($1|${sharedFeatures})/` },
    },
    ...sharedFeatureRules,
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
      name: 'only-main-and-admin-import-app',
      comment: 'The admin routes use the root error view and lazy pages of src/app.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', '^src/main\\.tsx$', '^src/admin/routes/'] },
      to: { path: '^src/app/' },
    },
    {
      name: 'admin-imports-no-feature',
      comment: 'Only the admin pages and routes join admin code with features.',
      severity: 'error',
      from: { path: '^src/admin/(?!pages/|routes/)' },
      to: { path: '^src/(features|pages|app)/' },
    },
    {
      name: 'admin-stays-out-of-the-site',
      comment: 'Visitors never load admin code. main.tsx loads the admin root on demand.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/admin/', '^src/main\\.tsx$'] },
      to: { path: '^src/admin/' },
    },
    ...adminRules,
    {
      name: 'admin-is-lazy',
      comment:
        'main.tsx loads the admin root on demand; the root loads everything but the language after the session check.',
      severity: 'error',
      from: { path: ['^src/main\\.tsx$', '^src/admin/routes/AdminRoot'] },
      to: { path: '^src/admin/', pathNot: '^src/admin/language/', dynamic: false },
    },
    {
      name: 'admin-uses-the-data-router',
      comment:
        "The data router is a package of its own name, so that it stays out of every visitor's bundle.",
      severity: 'error',
      from: { path: '^src/admin/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'data-router-only-in-admin',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/admin/' },
      to: { path: 'node_modules/react-router-data/' },
    },
    {
      name: 'gsap-only-in-motion',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/motion/', '\\.motion\\.ts$'] },
      to: { path: 'node_modules/(gsap|@gsap|lenis|@studio-freight)' },
    },
    {
      name: 'supabase-client-only-in-supabase',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/supabase/' },
      to: { path: 'node_modules/@supabase' },
    },
    {
      name: 'site-imports-no-backend',
      comment: 'The embedded backend runs in the Vite server and never enters the bundle.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(backend|scripts|tests|e2e|bench)/' },
    },
    {
      name: 'no-circular',
      comment: 'Counts type imports too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Vite plugins provide the `virtual:` modules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
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
