const MONARCHS = new Set(
  'alexander anne catherine charles constantine darius edward elizabeth ferdinand francis frederick george henry james leopold louis mary napoleon nicholas otto paul peter philip ptolemy ramses ramesses richard robert wilhelm william xerxes'.split(
    ' ',
  ),
);

/** Whether lessons know more than one of that name, told apart by their numbers: "Charles I". */
export const isMonarchName = (name: string): boolean => MONARCHS.has(name);
