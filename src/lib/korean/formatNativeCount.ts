export * from '../../messages/ko/grammar/formatNativeCount.ts'
