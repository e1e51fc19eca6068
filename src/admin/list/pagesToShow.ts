/** Page numbers for a pager, null where some are left out: 1 … 8 9 10 … 19. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  if (page <= 2) wanted.push(2, 3)
  if (page >= pages - 1) wanted.push(pages - 1, pages - 2)
  const numbers = [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((one, index) => {
    const gap = one - (numbers[index - 1] ?? one)
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [null, one] : [one]
  })
}
