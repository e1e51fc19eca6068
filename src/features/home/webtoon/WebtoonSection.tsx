import { webtoonSeries } from '@/content/series'

/** Home's third world: three webtoon series, one after another (specification §4). */
export default function WebtoonSection() {
  return (
    <section id="webtoon" data-world="pink" aria-labelledby="webtoon-heading">
      <h2 id="webtoon-heading">
        <span lang="en">Webtoon &amp; Illustrations</span> 웹툰과 일러스트
      </h2>
      {webtoonSeries.map((series) => (
        <article key={series.key} data-series={series.key}>
          <h3 lang="en">{series.title}</h3>
          <p>{series.text}</p>
        </article>
      ))}
    </section>
  )
}
