import { site } from '@/content/site'

/** Title of an admin page, kept out of every index. */
export function AdminHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
