const FAMOUS =
  /(?:downing|baker|wall|sesame|fleet|1428 elm) st|pennsylvania ave|privet drive|wallaby way|abbey r(?:oad|d)|madison ave|penny lane|evergreen terrace/;

/** Whether an address in small letters is in a street of songs, films, books or presidents: "221b baker street". */
export const isFamousHouse = (address: string): boolean => FAMOUS.test(address);
