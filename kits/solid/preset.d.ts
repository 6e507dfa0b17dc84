declare module 'babel-preset-solid' {
  const preset: (api: object) => object;
  export default preset;
}
