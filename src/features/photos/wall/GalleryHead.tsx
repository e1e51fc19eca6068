import { NavLink } from 'react-router-dom'
import { a7c2, x100vi } from '@/posts/registry'
import type { GalleryWords } from '@/content/galleries'
import styles from './GalleryHead.module.scss'

/** The head of a gallery: its name as large as it goes, its line, and the switch to the other camera. */
export function GalleryHead({ title, line }: GalleryWords) {
  return (
    <header className={styles.head}>
      <h1 lang="en">{title}</h1>
      <div className={styles.side}>
        <p>
          {line[0]} <br />
          {line[1]}
        </p>
        <nav aria-label="카메라">
          {[a7c2, x100vi].map(({ key, camera, listPath }) => (
            <NavLink key={key} to={listPath} lang="en">
              {camera}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
