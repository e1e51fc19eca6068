// The import rule of the house: each line names the rooms that may not be entered, and why.
const ground = '^src/(config|lib|styles|assets)/'

/** The owner's side. */
const desk = '^src/(app/desk|pages/admin|features/collection-admin)/'
const admin = '^src/features/collection-admin/'
/** The owner's side from its ground to its roof: folders of one line are apart, each knows the lines above it alone. */
const adminFloors = [
  'parts',
  'connection',
  'upload|deletion|schedule|rebuild',
  'editor|list',
  'trash|versions|share|received',
  'dashboard',
  'shell',
]
const adminWalls = adminFloors.map((folders, floor) => ({
  name: `admin-${folders.replaceAll('|', '-')}`,
  comment: `Below the owner's ${folders.replaceAll('|', ', ')}: ${adminFloors.slice(0, floor).join(', ') || 'nothing of its side'}.`,
  severity: 'error',
  from: { path: `${admin}(${folders})/` },
  to: { path: admin, pathNot: `${admin}(${['$1', ...adminFloors.slice(0, floor)].join('|')})/` },
}))

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
      name: 'offline-knows-the-ground',
      comment: 'The service worker runs apart from every page: it imports the ground alone.',
      severity: 'error',
      from: { path: '^src/offline/' },
      to: { path: '^src/', pathNot: [ground, '^src/offline/'] },
    },
    {
      name: 'worker-in-no-page',
      comment: 'Of the service worker pages know its messages alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/offline/' },
      to: { path: '^src/offline/(?!messages)' },
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
      name: 'admin-only-by-the-desk',
      comment: 'Admin code is reached from admin pages and the desk alone, so visitors never load it.',
      severity: 'error',
      from: { path: '^src/', pathNot: desk },
      to: { path: '^src/features/collection-admin/' },
    },
    {
      name: 'collection-view-root-is-below-its-folders',
      comment: 'What all of its folders use knows none of them.',
      severity: 'error',
      from: { path: '^src/features/collection-view/[^/]+$' },
      to: { path: '^src/features/collection-view/[^/]+/' },
    },
    {
      name: 'collection-view-parts',
      comment: 'Rich text and the growing picture import the root alone.',
      severity: 'error',
      from: { path: '^src/features/collection-view/(richText|sharedElement)/' },
      to: { path: '^src/features/collection-view/[^/]+/', pathNot: '^src/features/collection-view/$1/' },
    },
    {
      name: 'collection-view-list-and-detail',
      comment: 'A list and a detail import the parts, not one another, nor what is built from them.',
      severity: 'error',
      from: { path: '^src/features/collection-view/(list|detail)/' },
      to: {
        path: '^src/features/collection-view/[^/]+/',
        pathNot: '^src/features/collection-view/($1|richText|sharedElement)/',
      },
    },
    {
      name: 'collection-view-wall-and-photo',
      comment: 'A wall and a photo are built on lists and details; neither knows the other.',
      severity: 'error',
      from: { path: '^src/features/collection-view/(wall|photo)/' },
      to: {
        path: '^src/features/collection-view/[^/]+/',
        pathNot: '^src/features/collection-view/($1|list|detail|richText|sharedElement)/',
      },
    },
    {
      name: 'collection-view-pages-are-apart',
      comment: 'The folders of single collections stand on all others and know nothing of one another.',
      severity: 'error',
      from: { path: '^src/features/collection-view/(gallery|fanart|favorites|portfolio|light)/' },
      to: {
        path: '^src/features/collection-view/(gallery|fanart|favorites|portfolio|light)/',
        pathNot: '^src/features/collection-view/$1/',
      },
    },
    ...adminWalls,
    {
      name: 'desk-behind-its-guard',
      comment:
        'The desk is loaded lazily: its root by whom comes to /admin, all else by the guard in that root.',
      severity: 'error',
      from: { path: ['^src/main\\.tsx$', '^src/app/'], pathNot: '^src/app/desk/(?!DeskRoot)' },
      to: { path: desk, pathNot: '^src/app/desk/AdminChecking', dynamic: false },
    },
    {
      name: 'desk-has-a-router-of-its-own',
      comment:
        "The data router is a package of its own, for one module would bring it into every visitor's bundle.",
      severity: 'error',
      from: { path: desk },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'data-router-at-the-desk-only',
      severity: 'error',
      from: { path: '^src/', pathNot: desk },
      to: { path: 'node_modules/react-router-data/' },
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
    {
      name: 'no-circular',
      comment: 'Neither through values nor through types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'What a Vite plugin makes is named `virtual:` and stands in no file.',
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
