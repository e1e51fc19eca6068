/** Names of pages that the content does not name. */
export const pageNames = { lightTable: '라이트 테이블', rights: '권리', inquiry: '문의', receipt: '접수증' }
