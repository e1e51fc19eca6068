import { type ReactNode, Suspense } from 'react'
import DesignSection from '@/features/home/design/DesignSection'
import GallerySection from '@/features/home/gallery/GallerySection'
import { HeaderWorldObserver } from '@/features/home/HeaderWorldObserver'
import { Hero } from '@/features/home/hero/Hero'
import WebtoonSection from '@/features/home/webtoon/WebtoonSection'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { PageHead } from '@/ui/PageHead'

/** A fault in one leaves the others alive, and each is hydrated by itself: none keeps the visitor waiting for the others. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary name={name}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Home: four worlds, one sheet. */
export default function Home() {
  return (
    <>
      <PageHead path="/" />
      <HeaderWorldObserver />
      <Section name="visual">
        <Hero />
      </Section>
      <Section name="design">
        <DesignSection />
      </Section>
      <Section name="webtoon">
        <WebtoonSection />
      </Section>
      <Section name="gallery">
        <GallerySection />
      </Section>
    </>
  )
}
