/** Home's fourth world: the newest photos, hung up to dry (specification §4). */
export default function GallerySection() {
  return (
    <section id="gallery" data-world="darkroom" data-state="loading" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" lang="en">
        Photography
      </h2>
    </section>
  )
}
