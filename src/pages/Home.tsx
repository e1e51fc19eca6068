import { Hero } from '@/features/home/hero/Hero'
import { GroundWatch } from '@/features/home/GroundWatch'
import { PageHead } from '@/ui/PageHead'

/** Home: four worlds, one sheet. */
export default function Home() {
  return (
    <>
      <PageHead path="/" />
      <GroundWatch />
      <Hero />
    </>
  )
}
