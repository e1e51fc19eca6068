import DesignSection from '@/features/home/design/DesignSection'
import GallerySection from '@/features/home/gallery/GallerySection'
import { HeaderWorldObserver } from '@/features/home/HeaderWorldObserver'
import { Hero } from '@/features/home/hero/Hero'
import WebtoonSection from '@/features/home/webtoon/WebtoonSection'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { PageHead } from '@/ui/PageHead'

/** Home: four worlds, one sheet. A fault in one of them leaves the others alive. */
export default function Home() {
  return (
    <>
      <PageHead path="/" />
      <HeaderWorldObserver />
      <ErrorBoundary name="visual">
        <Hero />
      </ErrorBoundary>
      <ErrorBoundary name="design">
        <DesignSection />
      </ErrorBoundary>
      <ErrorBoundary name="webtoon">
        <WebtoonSection />
      </ErrorBoundary>
      <ErrorBoundary name="gallery">
        <GallerySection />
      </ErrorBoundary>
    </>
  )
}
