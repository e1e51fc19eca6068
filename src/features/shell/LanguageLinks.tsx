import { useLocation } from 'react-router-dom'
import { routeUrl } from '@/config/base'
import { siteLanguages } from '@/content/siteLanguages'
import { classNames } from '@/lib/classNames'
import { LANGUAGE_NAMES } from '@/ui/languageNames'
import { useBrowserValue } from '@/ui/useBrowserValue'
import styles from './LanguageLinks.module.scss'

const readQuery = () => window.location.search

/** Links to this page in each language. They load another document, and work without scripts. Absent on a site with one language. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation()
  // Static HTML serves all queries of an address.
  const query = useBrowserValue(readQuery, '')
  if (!siteLanguages) return null
  const { all, current } = siteLanguages
  return (
    <ul className={classNames(styles.languages, className)}>
      {all.map(({ tag, path }) => (
        <li key={tag}>
          <a
            href={routeUrl(pathname, path) + query}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === current.tag ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[tag]}
          </a>
        </li>
      ))}
    </ul>
  )
}
