export * from '../../messages/ko/grammar/josa.ts'
