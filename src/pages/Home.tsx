import { type ReactNode, Suspense } from 'react'
import { publicGalleries } from '@/content/publicContent'
import { homeSeries } from '@/content/series/homeSeries'
import DesignSection from '@/features/home/design/DesignSection'
import GallerySection from '@/features/home/gallery/GallerySection'
import { HeaderThemeObserver, homeFrame } from '@/features/home/HeaderThemeObserver'
import { Hero } from '@/features/home/hero/Hero'
import WebtoonSection from '@/features/home/webtoon/WebtoonSection'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { PageHead } from '@/ui/PageHead'

export const frame = homeFrame

/** Isolates a section: an error in one does not affect the others, and the Suspense boundary hydrates each separately. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary name={name}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** The home page. */
export default function Home() {
  return (
    <>
      <PageHead path="/" />
      <HeaderThemeObserver />
      <Section name="visual">
        <Hero />
      </Section>
      <Section name="design">
        <DesignSection />
      </Section>
      {homeSeries.length > 0 && (
        <Section name="webtoon">
          <WebtoonSection />
        </Section>
      )}
      {publicGalleries.length > 0 && (
        <Section name="gallery">
          <GallerySection />
        </Section>
      )}
    </>
  )
}
