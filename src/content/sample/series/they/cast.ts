/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = { on: '온', geuru: '그루', yeoul: '여울', tikkeul: '티끌' }
