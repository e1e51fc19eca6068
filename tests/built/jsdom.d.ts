declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'dangerously' })
    static fragment(html: string): DocumentFragment
    window: { document: Document; close(): void }
  }
}
