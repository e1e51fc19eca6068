import { site } from '@content/site'

/** The document title of an admin page, and `noindex`. */
export function AdminHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
