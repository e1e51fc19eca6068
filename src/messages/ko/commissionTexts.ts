/** Price, time and use of a kind of commission, on stamps. Prices are in won. */
export const commissionTexts = {
  /** The value and the words around it: the value is set larger. */
  price: (from: number) =>
    from % 10_000 === 0
      ? { before: '', value: (from / 10_000).toLocaleString('ko-KR'), after: '만 원부터' }
      : { before: '', value: from.toLocaleString('ko-KR'), after: '원부터' },
  negotiable: '협의',
  /** For kinds of commission without a usual time. */
  bySize: '분량에 따라',
  days: (days: number) => `${days}일쯤`,
  revisions: (revisions: number) => `고침 ${revisions}번`,
  use: { personal: '개인 이용', commercial: '상업 이용', both: '개인·상업 이용' },
}
